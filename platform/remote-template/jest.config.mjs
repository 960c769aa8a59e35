import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('remote-template', import.meta.dirname);
