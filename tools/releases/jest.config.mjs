import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('releases-cli', import.meta.dirname);
