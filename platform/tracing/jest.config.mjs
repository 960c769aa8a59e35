import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('tracing', import.meta.dirname);
