/** Addresses and receive contexts. */
export {
  type AddressSettings,
  AddressTable,
  defaultAddressSettings,
  find,
  type Process,
  type Resolved,
} from './address-table.ts';
export { Resource, type ResourceOptions, type Space, spaceOf } from './resource.ts';
