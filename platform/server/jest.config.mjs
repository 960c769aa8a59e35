import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('server', import.meta.dirname);
