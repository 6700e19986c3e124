# The table server of Caledonia with its page: docs/operating.md.
# Without a container engine, `make try-image` runs the same steps.

FROM node:22-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json web/.npmrc ./
# Not the packages for checks.
RUN npm install --no-save --omit=dev
COPY web ./
# The page shows the texts and symbols of the Python package.
COPY src/caledonia/locale /source/src/caledonia/locale
COPY src/caledonia/drawing/symbols /source/src/caledonia/drawing/symbols
RUN npm run build

FROM python:3.11-slim AS build
WORKDIR /source
# For the compiled twin of the engine; the image itself needs no compiler.
RUN apt-get update -qq && apt-get install -qq -y --no-install-recommends g++
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE requirements.lock ./
COPY native ./native
COPY src ./src
COPY --from=page /source/src/caledonia/server/page/built ./src/caledonia/server/page/built
# The lock pins every version; the extra says which of the packages a server needs.
RUN python -m venv /opt/caledonia \
    && /opt/caledonia/bin/pip install --no-cache-dir --constraint requirements.lock ".[server]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin caledonia \
    && install --directory --owner=caledonia --mode=0700 /data
COPY --from=build /opt/caledonia /opt/caledonia
ENV PATH=/opt/caledonia/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    CALEDONIA_DATA=/data
USER caledonia
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["caledonia"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
