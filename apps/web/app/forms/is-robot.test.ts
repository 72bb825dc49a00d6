import { describe, expect, it } from 'vitest'
import { isRobot, robotFields } from './is-robot.ts'

const formOf = (trap: string, openedAt: string): FormData => {
  const form = new FormData()
  form.append(robotFields.trap, trap)
  form.append(robotFields.openedAt, openedAt)
  return form
}

describe('D5.4 isRobot recognises forms that a program filled in', () => {
  it.each([
    ['a person', '', '1000', 60_000, false],
    ['a person who was quick, with what was typed before', '', '1000', 4_000, false],
    ['one who fills in everything', 'https://buy.example', '1000', 60_000, true],
    ['one who takes no time', '', '1000', 1_200, true],
    ['one who sends from the future', '', '90000', 60_000, true],
    ['one who has never seen the form', '', '', 60_000, true],
  ])('%s', (_name, trap, openedAt, now, expected) => {
    expect(isRobot(formOf(trap, openedAt), now, 3_000)).toBe(expected)
  })
})
