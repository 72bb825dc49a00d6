import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const publicAddresses =
  '1.1.1.1 8.8.8.8 168.63.129.17 93.184.216.34 172.32.0.1 100.128.0.1 2606:4700::1111 2a00:1450:4001::1'

const otherAddresses = `
  0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.254 127.0.0.1 127.255.255.254 168.63.129.16 169.254.169.254 172.16.0.1
  172.31.255.255 192.0.0.8 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.1.1 192.175.48.1 198.18.0.1
  198.19.255.255 198.51.100.7 203.0.113.7 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 2001::1
  2001:0:7f00:1:: 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:a00:1::1 2620:4f:8000::1 3fff::1 5f00::1
  fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 localhost 0x7f000001 127.1 2130706433`

describe('isPublicAddress', () => {
  it.each(publicAddresses.split(' '))('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each(otherAddresses.trim().split(/\s+/))('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))
})
