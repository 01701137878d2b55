import { createContext } from 'react-router'

/** Whether a page brings its own frame: nothing of the site stands around it, and nothing of others that a visitor agreed to. */
export const ownFrameContext = createContext(false)
