FROM python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS base


FROM base AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
COPY requirements/run.txt /tmp/run.txt
# Without the packages' own tests, the sources of what is compiled, and Babel's locales of languages that the bot
# doesn't speak. The root file system is read-only while the bot runs, so everything is compiled now.
RUN python -m venv --without-pip /opt/azul/venv \
    && python -m pip --python /opt/azul/venv/bin/python install --no-compile --no-deps --require-hashes -r /tmp/run.txt \
    && find /opt/azul/venv -type d -name tests -prune -exec rm -rf {} + \
    && find /opt/azul/venv -regex '.*\.\(a\|c\|h\|pxd\|pyi\|pyx\)' -delete \
    && find /opt/azul/venv -path '*/babel/locale-data/*.dat' -type f \
        | grep -vE '/(root|en|et|ja|pl|ru|uk)(_[A-Za-z_0-9]+)?\.dat$' | xargs rm -f \
    && python -m compileall -q --invalidation-mode unchecked-hash /opt/azul/venv/lib
WORKDIR /opt/azul/app
COPY azul azul
COPY players players
COPY engine engine
COPY storage storage
COPY render render
COPY bot bot
COPY LICENSE LICENSE
COPY THIRD-PARTY-NOTICES.md THIRD-PARTY-NOTICES.md
COPY sbom.json sbom.json
RUN python -m compileall -q --invalidation-mode unchecked-hash .


FROM base
# Players' names can be in any script: fonts for them, and libfribidi0 for Pillow to shape right-to-left ones.
# Their quiet hours are in any time zone: tzdata knows these. Of the fonts only those that the bot uses are kept
# (render/text/fonts.toml), with their licences.
COPY requirements/fonts.dpkg /etc/dpkg/dpkg.cfg.d/azul-fonts
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        fonts-dejavu-core \
        fonts-noto-cjk \
        fonts-noto-color-emoji \
        fonts-noto-core \
        libfribidi0 \
        tzdata \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/fontconfig \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data

# What changes seldom comes first, so that a new version of the bot is a small layer.
COPY --from=build /opt/azul/venv /opt/azul/venv
COPY --from=build /opt/azul/app /opt/azul/app
ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Azul bot" \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}"
ENV PATH=/opt/azul/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    AZUL_DATABASE=/data/azul.db \
    AZUL_BACKUPS=/data/backups \
    AZUL_METRICS_PORT=9464
WORKDIR /opt/azul/app

# A number, so that an orchestrator can tell without a password file that this isn't root.
USER 10001:10001
VOLUME ["/data"]
STOPSIGNAL SIGTERM
# Asks /healthz at AZUL_METRICS_PORT: whether the process works, not whether Discord and the database answer.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-IS", "bot/ops/liveness.py"]
CMD ["python", "-m", "bot"]
