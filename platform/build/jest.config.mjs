import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('build', import.meta.dirname);
