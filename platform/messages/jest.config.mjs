import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('messages', import.meta.dirname);
