import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('shared-state', import.meta.dirname);
