import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('mock-api', import.meta.dirname);
