import { lookAgain, type Sight } from '#app/models/house/scan/read-code.ts'
import { scanTexts as words } from '#app/texts/house/orders/scan.ts'
import type { Scanning } from './scanning.ts'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Lamp = { torch?: boolean }
const waitMs = 120

/** Whether this browser reads codes by itself and may use a camera; elsewhere nothing is offered. */
export function canSee(): boolean {
  return 'BarcodeDetector' in window && navigator.mediaDevices !== undefined
}

/** Opens the camera in a dialog and hands over each code that it reads, until it is closed; Escape closes it as its button does. */
export async function openCamera(scanning: Scanning, says: string): Promise<void> {
  const { dialog, video, told, acts } = draw(scanning)
  told.textContent = says
  document.body.append(dialog)
  dialog.showModal()
  let stream: MediaStream | undefined
  dialog.addEventListener('close', () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    dialog.remove()
    scanning.goOn()
  })
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    video.srcObject = stream
    await video.play()
  } catch (error) {
    told.textContent = sayWhy(error)
    video.hidden = true
    return
  }
  // Closed while it opened.
  if (!dialog.open) {
    for (const track of stream.getTracks()) track.stop()
    return
  }
  offerLamp(stream, acts)
  await watch(dialog, video, (code) => {
    told.textContent = scanning.read(code)
  })
}

async function watch(dialog: HTMLDialogElement, video: HTMLVideoElement, take: (code: string) => void): Promise<void> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector: new () => Detector }
  const detector = new BarcodeDetector()
  let seen: Sight | undefined
  while (dialog.open) {
    const [found] = await detector.detect(video).catch(() => [])
    const looked = lookAgain(seen, found?.rawValue, performance.now())
    seen = looked.seen
    if (looked.fresh !== undefined && dialog.open) take(looked.fresh)
    await new Promise((wait) => setTimeout(wait, waitMs))
  }
}

function sayWhy(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return words.refused
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? words.noCamera : words.failed
}

function draw({ counting }: Scanning) {
  const dialog = document.createElement('dialog')
  dialog.className = 'finder'
  dialog.setAttribute('aria-label', words.title)
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true })
  Object.assign(video.style, { width: '100%', maxHeight: '60vh', objectFit: 'cover' })
  const told = document.createElement('p')
  told.setAttribute('role', 'status')
  const acts = document.createElement('p')
  acts.className = 'actions'
  acts.append(drawButton(words.close, () => dialog.close()))
  dialog.append(video, told)
  if (counting) dialog.append(drawCheck(counting))
  dialog.append(acts)
  return { dialog, video, told, acts }
}

function drawCheck({ label, set }: NonNullable<Scanning['counting']>): HTMLElement {
  const whole = document.createElement('label')
  whole.className = 'check'
  const box = document.createElement('input')
  box.type = 'checkbox'
  set(false)
  box.addEventListener('change', () => set(box.checked))
  const text = document.createElement('span')
  text.textContent = label
  whole.append(box, text)
  return whole
}

/** A cellar is dark. */
function offerLamp(stream: MediaStream, acts: HTMLElement): void {
  const [track] = stream.getVideoTracks()
  const can = track?.getCapabilities?.() as Lamp | undefined
  if (!track || !can?.torch) return
  let isOn = false
  const button = drawButton(words.lamp, () => {
    isOn = !isOn
    button.setAttribute('aria-pressed', String(isOn))
    void track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).catch(() => undefined)
  })
  button.setAttribute('aria-pressed', 'false')
  acts.append(button)
}

/** A button of the panel that only a script needs. */
export function drawButton(says: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'btn btn-line', textContent: says })
  button.addEventListener('click', act)
  return button
}
