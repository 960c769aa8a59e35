# The job that publishes host and remotes to the release store, and ends. Build from the repository's root:
# docker build -f deploy/publish.Dockerfile .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund

FROM node:22-bookworm-slim
ENV RELEASES_DIR=/releases RELEASE_KEYS_DIR=/keys RELEASE_TRUST=/trust/trust.json
WORKDIR /app
RUN install -d -o node -g node /releases /keys /operator-keys /trust && chown node:node /app
COPY --from=build --chown=node:node /app ./
USER node
# A job serves nothing, so there is nothing to ask whether it is well: its exit code says it.
HEALTHCHECK NONE
CMD ["node", "--import", "tsx/esm", "deploy/publish-releases.ts", "/operator-keys"]
