import type { ChildProcess } from 'node:child_process'
import { startPictureChild } from './picture-child.ts'
import type {
  CardTask,
  JudgedFile,
  LabelTask,
  NoPicture,
  PictureFault,
  PictureFormat,
  PictureMaker,
  PicturePart,
  UnsoundFile,
} from './picture-maker.ts'

type Task =
  | { kind: 'renew'; bytes: Buffer }
  | { kind: 'cut'; bytes: Buffer; part: PicturePart }
  | { kind: 'resize'; bytes: Buffer; width: number; format: PictureFormat }
  | ({ kind: 'compose' } & CardTask)
  | { kind: 'sample'; bytes: Buffer; isDrawing: boolean }
  | ({ kind: 'printLabel' } & LabelTask)
  | { kind: 'judge'; bytes: Buffer; file: JudgedFile }
type Waiting = { task: Task; answer: (made: object) => void }
type Options = {
  /** How long one picture or file may take, in ms. */
  patience?: number
  mostWaiting?: number
  /** After how long without work the process ends, in ms. */
  idle?: number
  start?: () => ChildProcess
}

/** Makes pictures in one process beside ours, one after another; it is started when it is needed, and anew when it has died. */
export function openPictureProcess(options: Options = {}): PictureMaker {
  const { patience = 10_000, mostWaiting = 64, idle = 60_000, start = startPictureChild } = options
  const waiting: Waiting[] = []
  let child: ChildProcess | undefined
  let isBusy = false
  let resting: NodeJS.Timeout | undefined

  function ask(task: Task): Promise<object> {
    if (waiting.length >= mostWaiting) return Promise.resolve(notMade('busy'))
    return new Promise((answer) => {
      waiting.push({ task, answer })
      void workOn()
    })
  }

  async function workOn(): Promise<void> {
    if (isBusy) return
    isBusy = true
    clearTimeout(resting)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!child || isGone(child)) child = await startReady(start, patience)
      const made = child ? await askChild(child, next.task, patience) : notMade('crashed')
      if ('isLost' in made) child = undefined
      next.answer(made)
    }
    isBusy = false
    resting = setTimeout(rest, idle).unref()
  }

  function rest(): void {
    child?.disconnect()
    child = undefined
  }

  return {
    renew: (bytes) => ask({ kind: 'renew', bytes }) as ReturnType<PictureMaker['renew']>,
    cut: (bytes, part) => ask({ kind: 'cut', bytes, part }) as ReturnType<PictureMaker['cut']>,
    resize: (bytes, width, format) => ask({ kind: 'resize', bytes, width, format }) as ReturnType<PictureMaker['resize']>,
    compose: (card) => ask({ kind: 'compose', ...card }) as ReturnType<PictureMaker['compose']>,
    sample: (bytes, isDrawing) => ask({ kind: 'sample', bytes, isDrawing }) as ReturnType<PictureMaker['sample']>,
    printLabel: (label) => ask({ kind: 'printLabel', ...label }) as ReturnType<PictureMaker['printLabel']>,
    judge: async (bytes, file) => {
      const judged = (await ask({ kind: 'judge', bytes, file })) as NoPicture | Awaited<ReturnType<PictureMaker['judge']>>
      return judged.ok ? judged : notJudged(judged)
    },
    close: async () => {
      clearTimeout(resting)
      for (const { answer } of waiting.splice(0)) answer(notMade('busy'))
      child?.kill('SIGKILL')
      child = undefined
    },
  }
}

function notMade(reason: PictureFault): NoPicture {
  return { ok: false, reason }
}

/** A file that ends the process, or keeps it too long, is not let in; what is wrong with the process itself is nobody's fault. */
function notJudged({ reason }: NoPicture | UnsoundFile): UnsoundFile {
  if (reason === 'broken' || reason === 'active' || reason === 'busy') return { ok: false, reason }
  return { ok: false, reason: 'unjudged' }
}

/** A process that is ready for work, or nothing when it would not start. */
async function startReady(start: () => ChildProcess, patience: number): Promise<ChildProcess | undefined> {
  const child = start()
  // An error that comes later, of a process that is being killed, has nobody to tell.
  child.on('error', () => {})
  const said = await nextOf(child, patience)
  if (said === 'ready') {
    // It alone must not keep our own process from ending.
    child.unref()
    child.channel?.unref()
    return child
  }
  child.kill('SIGKILL')
  return undefined
}

/** One picture's turn: what takes too long, or more memory than it may, ends with the process. */
async function askChild(child: ChildProcess, task: Task, patience: number): Promise<object> {
  const answered = nextOf(child, patience)
  child.channel?.ref()
  child.send({ id: 0, task }, () => {})
  const said = await answered
  child.channel?.unref()
  if (typeof said === 'object') return said.made
  child.kill('SIGKILL')
  return { ...notMade(said === 'late' ? 'slow' : 'crashed'), isLost: true }
}

type Said = 'ready' | { made: object } | 'late' | 'gone'

/** What the process says next, or that it says nothing any more. */
function nextOf(child: ChildProcess, patience: number): Promise<Said> {
  return new Promise((answer) => {
    const onMessage = (said: unknown) => end(said as Said)
    const onEnd = () => end('gone')
    const timer = setTimeout(() => end('late'), patience)
    function end(said: Said): void {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
      answer(said)
    }
    if (isGone(child)) return end('gone')
    child.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
  })
}

function isGone({ exitCode, signalCode, connected }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || !connected
}
