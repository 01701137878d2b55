// `npm start`: everything a newcomer needs, in one command.
import { runBuilt, setUp } from './steps/set-up.mjs'

await setUp()
await runBuilt(['start'])
