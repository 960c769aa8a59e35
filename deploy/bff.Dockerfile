# The backend-for-frontend. Build from the repository's root: docker build -f deploy/bff.Dockerfile .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build -w @sinima/bff && npm run data -- build
# What remains is what the BFF needs to run.
RUN npm ci --omit=dev --workspace=@sinima/bff --no-audit --no-fund && mkdir -p bff/node_modules

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 BFF_PORT=3001 SINIMA_DATA_DIR=/data \
  RELEASES_DIR=/releases RELEASE_TRUST=/trust/trust.json RELEASE_CACHE_DIR=/data/release-cache
WORKDIR /app
RUN install -d -o node -g node /data /releases /trust
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts/package.json /app/contracts/openapi.json ./contracts/
COPY --from=build /app/contracts/dist ./contracts/dist
COPY --from=build /app/data/package.json ./data/
COPY --from=build /app/data/dist ./data/dist
COPY --from=build /app/bff/package.json ./bff/
COPY --from=build /app/bff/dist ./bff/dist
COPY --from=build /app/bff/node_modules ./bff/node_modules
COPY --from=build /app/platform/api/package.json ./platform/api/
COPY --from=build /app/platform/api/dist ./platform/api/dist
COPY --from=build /app/platform/api-parts/package.json ./platform/api-parts/
COPY --from=build /app/platform/api-parts/dist ./platform/api-parts/dist
COPY --from=build /app/platform/embedded-mongo/package.json ./platform/embedded-mongo/
COPY --from=build /app/platform/embedded-mongo/dist ./platform/embedded-mongo/dist
COPY --from=build /app/platform/processes/package.json ./platform/processes/
COPY --from=build /app/platform/processes/dist ./platform/processes/dist
COPY --from=build /app/platform/releases/package.json ./platform/releases/
COPY --from=build /app/platform/releases/dist ./platform/releases/dist
COPY --from=build /app/platform/renderers/package.json ./platform/renderers/
COPY --from=build /app/platform/renderers/dist ./platform/renderers/dist
COPY --from=build /app/platform/response-cache/package.json ./platform/response-cache/
COPY --from=build /app/platform/response-cache/dist ./platform/response-cache/dist
COPY --from=build /app/platform/server/package.json ./platform/server/
COPY --from=build /app/platform/server/dist ./platform/server/dist
COPY --from=build /app/platform/shared-state/package.json ./platform/shared-state/
COPY --from=build /app/platform/shared-state/dist ./platform/shared-state/dist
COPY --from=build /app/platform/tracing/package.json ./platform/tracing/
COPY --from=build /app/platform/tracing/dist ./platform/tracing/dist
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=compiled", "--enable-source-maps", "bff/dist/main.js"]
