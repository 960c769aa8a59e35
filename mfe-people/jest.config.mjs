import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('mfe-people', import.meta.dirname);
