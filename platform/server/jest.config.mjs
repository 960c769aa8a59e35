import { nodeProject } from '@sinima/testing/jest-project';

export default {
  ...nodeProject('server', import.meta.dirname),
  // ES modules of npm, which jest cannot require.
  transformIgnorePatterns: ['/node_modules/(?!(openid-client|oauth4webapi|jose)/)'],
};
