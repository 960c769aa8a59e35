import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('remote', import.meta.dirname);
