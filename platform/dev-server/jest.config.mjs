import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('dev-server', import.meta.dirname);
