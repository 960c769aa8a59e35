import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('create-remote', import.meta.dirname);
