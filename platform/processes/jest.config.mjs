import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('processes', import.meta.dirname);
