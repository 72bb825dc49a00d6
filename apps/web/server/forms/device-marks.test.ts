import { describe, expect, it } from 'vitest'
import { createDeviceMarks } from './device-marks.ts'

const device = 'c2VlbkJlZm9yZS1idXRPcGVuc05vdGhpbmctMTIzNDU'
const secret = 'a secret that only web and api know'

describe('the mark of a known device', () => {
  it('is recognised by every process with the same secret', () => {
    expect(createDeviceMarks(secret).check(createDeviceMarks(secret).mark(device))).toBe(device)
  })

  it('cannot be forged without the secret', () => {
    const { mark, check } = createDeviceMarks(secret)
    const marked = mark(device)
    const other = device.replace('c2', 'd2')
    for (const value of [
      undefined,
      '',
      device,
      `${device}.`,
      `${device}.${'A'.repeat(22)}`,
      marked.replace('c2', 'd2'),
      `${marked}x`,
      createDeviceMarks('another secret').mark(device),
      createDeviceMarks(undefined).mark(device),
      `${other}.${marked.split('.')[1]}`,
    ])
      expect(check(value)).toBeUndefined()
  })
})
