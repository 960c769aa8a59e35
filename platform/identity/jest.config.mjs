import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('identity', import.meta.dirname);
