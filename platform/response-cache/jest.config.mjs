import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('response-cache', import.meta.dirname);
