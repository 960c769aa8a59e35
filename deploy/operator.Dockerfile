# The operator's service: the guard of canaries and the page at /operator. It alone may change what is live by itself.
# Build from the repository's root: docker build -f deploy/operator.Dockerfile .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node --import tsx/esm deploy/build-services.ts
# What remains is what the service needs to run.
RUN npm ci --omit=dev --workspace=@sinima/operator --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 OPERATOR_PORT=3003 RELEASES_DIR=/releases RELEASE_KEYS_DIR=/keys RELEASE_TRUST=/trust/trust.json RELEASE_CACHE_DIR=/app/cache
WORKDIR /app
RUN install -d -o node -g node /releases /keys /trust /app/cache
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts ./contracts
COPY --from=build /app/platform ./platform
COPY --from=build /app/ui-kit ./ui-kit
USER node
EXPOSE 3003
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3003/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "platform/operator/dist/main.mjs"]
