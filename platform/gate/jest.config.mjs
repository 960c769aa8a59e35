import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('gate', import.meta.dirname);
