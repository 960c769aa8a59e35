# The shell server with the host's client. Build from the repository's root: docker build -f deploy/shell.Dockerfile .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node --import tsx/esm deploy/build-host.ts
# What remains is what the shell server needs to run.
RUN npm ci --omit=dev --workspace=@sinima/shell --no-audit --no-fund && mkdir -p shell/node_modules

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 SHELL_PORT=3000 RELEASES_DIR=/releases HOST_DIR=/app/shell/dist
WORKDIR /app
RUN install -d -o node -g node /releases
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contracts ./contracts
COPY --from=build /app/ui-kit ./ui-kit
COPY --from=build /app/platform ./platform
COPY --from=build /app/shell/package.json ./shell/
COPY --from=build /app/shell/dist ./shell/dist
COPY --from=build /app/shell/node_modules ./shell/node_modules
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "shell/dist/server/main.mjs"]
