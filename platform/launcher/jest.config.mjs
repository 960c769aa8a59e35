import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('launcher', import.meta.dirname);
