# The launcher, which runs the host that is live in the release store, with the packages that hosts take from here.
# Build from the repository's root: docker build -f deploy/shell.Dockerfile .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node --import tsx/esm deploy/build-services.ts
# What remains is what launcher and host need to run.
RUN npm ci --omit=dev --workspace=@sinima/front --workspace=@sinima/launcher --no-audit --no-fund && mkdir -p front/node_modules platform/launcher/node_modules

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 SHELL_PORT=3000 RELEASES_DIR=/releases RELEASE_TRUST=/trust/trust.json RELEASE_CACHE_DIR=/app/cache
WORKDIR /app
RUN install -d -o node -g node /releases /trust /app/cache
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts ./contracts
COPY --from=build /app/ui-kit ./ui-kit
COPY --from=build /app/platform ./platform
COPY --from=build /app/shell/package.json ./shell/
COPY --from=build /app/front/package.json ./front/
COPY --from=build /app/front/node_modules ./front/node_modules
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "platform/launcher/dist/main.mjs"]
