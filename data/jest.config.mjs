import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('data', import.meta.dirname);
