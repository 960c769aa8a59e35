import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('checks', import.meta.dirname);
