import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('operator', import.meta.dirname);
