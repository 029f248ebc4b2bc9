#!/bin/sh
# Makes .venv and puts into it exactly what a requirements file pins. Run by make, from the top folder:
#
#     sh requirements/install.sh local|dev
#
# .venv/requirements.txt is a copy of what is in there; nothing is done while it is still right. PYTHON
# names the interpreter; without it the first that will do is taken.
set -eu

wanted=requirements/$1.txt
installed=.venv/requirements.txt

# dev.txt holds everything that local.txt does, in the same versions.
for enough in "$wanted" requirements/dev.txt; do
    if [ -x .venv/bin/python ] && cmp -s "$enough" "$installed"; then exit 0; fi
done

is_recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

find_python() {
    without_venv=
    if [ -n "${PYTHON:-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3 python3.14 python3.13 python3.12 python3.11
    fi
    for candidate; do
        is_recent "$candidate" || continue
        if has_venv "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
        without_venv=${without_venv:-$candidate}
    done
    if [ -n "$without_venv" ]; then
        version=$("$without_venv" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        echo "$without_venv is Python $version, but its venv module is missing." >&2
        echo "On Debian and Ubuntu: sudo apt install python$version-venv" >&2
    elif [ -n "${PYTHON:-}" ]; then
        echo "PYTHON=$PYTHON is not a Python of version 3.11 or newer." >&2
    else
        echo "No Python of version 3.11 or newer was found. If you have one: make PYTHON=/path/to/python3" >&2
    fi
    return 1
}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1 || ! is_recent .venv/bin/python; then
    python=$(find_python)
    echo "Making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
fi

echo "Installing $wanted into .venv (once; about a minute)"
rm -f "$installed"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-input --require-hashes -r "$wanted"
cp "$wanted" "$installed"
