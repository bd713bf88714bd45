/**
 * Every keyword of Verilog and SystemVerilog (IEEE 1800-2017 annex B, a superset of Verilog-2005's). SystemVerilog's
 * count too, because lint tools and most synthesis projects read `.v` files as SystemVerilog.
 */
const keywords: ReadonlySet<string> = new Set(
  `accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before begin bind bins
  binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config const
  constraint context continue cover covergroup coverpoint cross deassign default defparam design disable dist do edge
  else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule
  endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually expect
  export extends extern final first_match for force foreach forever fork forkjoin function generate genvar global highz0
  highz1 if iff ifnone ignore_bins illegal_bins implements implies import incdir include initial inout input inside
  instance int integer interconnect interface intersect join join_any join_none large let liblist library local
  localparam logic longint macromodule matches medium modport module nand negedge nettype new nexttime nmos nor
  noshowcancelled not notif0 notif1 null or output package packed parameter pmos posedge primitive priority program
  property protected pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase
  randsequence rcmos real realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1
  s_always s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal showcancelled signed small
  soft solve specify specparam static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on
  sync_reject_on table tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand
  trior trireg type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual void
  wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor`.split(/\s+/),
);

/** Names that a design must not use: the keywords, and the implicit clock and reset. */
export const reservedWords: ReadonlySet<string> = new Set(['clk', 'rst', 'rst_n', ...keywords]);

/** Whether nothing can bear the name, in foreign Verilog either. */
export const isKeyword = (name: string): boolean => keywords.has(name);

/**
 * Words of C++ and SystemC that Verilator 5.006 refuses as ports of the top module, which become members of a C++ class
 * (SYMRSVDWORD). Inside a design they are names like any other. Found by giving it a port of each word of a long list.
 */
export const refusedPorts: ReadonlySet<string> = new Set(
  `abort alignas alignof and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bit_vector bitand bitor bool
  catch cdecl char char16_t char32_t compl complex concept const_cast const_iterator constexpr decltype delete deque
  double dynamic_cast explicit false far float friend goto huge inline interrupt iterator list long map mutable
  namespace near noexcept not_eq nullptr operator override pascal private public queue reference register requires
  sc_clock sc_in sc_inout sc_out sc_signal sensitive sensitive_neg sensitive_pos set short sizeof stack static_assert
  static_cast switch synchronized template thread_local throw transaction_safe_dynamic true try type_info typeid
  typename uint16_t uint32_t uint8_t using vector volatile wchar_t xor_eq`.split(/\s+/),
);
