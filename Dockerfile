FROM python:3.13-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
COPY requirements/run.txt /tmp/run.txt
RUN python -m venv --without-pip /opt/azul/venv \
    && python -m pip --python /opt/azul/venv/bin/python install --require-hashes -r /tmp/run.txt
WORKDIR /opt/azul/app
COPY azul azul
COPY players players
COPY engine engine
COPY storage storage
COPY render render
COPY bot bot
# The root file system is read-only while the bot runs, so compile everything now.
RUN python -m compileall -q --invalidation-mode unchecked-hash .


FROM python:3.13-slim
# Players' names can be in any script: fonts for them, and libfribidi0 for Pillow to shape right-to-left ones.
# Their quiet hours are in any time zone: tzdata knows these.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        fonts-dejavu-core \
        fonts-noto-cjk \
        fonts-noto-color-emoji \
        fonts-noto-core \
        libfribidi0 \
        tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data

COPY --from=build /opt/azul /opt/azul
ENV PATH=/opt/azul/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    AZUL_DATABASE=/data/azul.db \
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
