import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('bench', import.meta.dirname);
