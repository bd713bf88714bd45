// Which key a packet needs that is to be sent, and its IV.
`default_nettype none

module tss_transmit_key_request_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] domain_mode,
    input  wire   [1:0] domain_associations,
    input  wire   [7:0] domain_crypt_offset,
    input  wire   [1:0] domain_udp_aad,
    input  wire  [15:0] domain_epoch_0,
    input  wire  [15:0] domain_epoch_1,
    input  wire  [15:0] domain_max_epoch_lifetime,
    input  wire  [15:0] domain_max_epoch_ahead,
    input  wire  [47:0] domain_rekey_mask,
    input  wire   [5:0] domain_rekey_shift,
    input  wire   [3:0] index,
    input  wire  [23:0] sdi,
    input  wire         around_ipv6,
    input  wire [127:0] around_source,
    input  wire [127:0] around_destination,
    input  wire         around_udp,
    input  wire  [63:0] around_between,
    input  wire  [13:0] around_bytes,
    input  wire         tss_an,
    input  wire         tss_has_ssi,
    input  wire  [31:0] tss_ssi,
    input  wire  [15:0] tss_epoch,
    input  wire  [47:0] tss_counter,
    output wire   [4:0] request_association,
    output wire         request_derive,
    output wire         request_server,
    output wire         request_direct,
    output wire         request_wide,
    output wire [127:0] request_address,
    output wire  [15:0] request_epoch,
    output wire  [31:0] request_rekey,
    output wire  [95:0] iv,
    output wire         sources_differ
);

    localparam [1:0] DOMAIN_MODE_DIRECT  = 2'd0;
    localparam [1:0] DOMAIN_MODE_CLUSTER = 2'd1;
    localparam [1:0] DOMAIN_MODE_SERVER  = 2'd2;

    wire         cluster = domain_mode == DOMAIN_MODE_CLUSTER;
    wire         server = domain_mode == DOMAIN_MODE_SERVER;
    wire         derive = cluster || server;
    wire  [47:0] rolled_shr = (tss_counter & domain_rekey_mask) >> domain_rekey_shift;
    wire  [31:0] rolled = rolled_shr[31:0];
    wire [127:0] request_address_choice = server ? around_destination : around_source;
    wire [127:0] request_address_word = {96'd0, tss_has_ssi ? tss_ssi : request_address_choice[31:0]};
    wire [127:0] request_address_and = (around_ipv6 ? request_address_choice : request_address_word) & {128{derive}};

    assign request_association = {index, tss_an};
    assign request_derive = derive;
    assign request_server = server;
    assign request_direct = domain_mode == DOMAIN_MODE_DIRECT;
    assign request_wide = derive && around_ipv6;
    assign request_address = request_address_and;
    assign request_epoch = tss_epoch & {16{derive}};
    assign request_rekey = rolled & {32{cluster}};
    assign iv = {tss_has_ssi ? tss_ssi : around_ipv6 ? {8'd0, sdi} : around_source[31:0], tss_epoch, tss_counter};
    assign sources_differ = !around_ipv6 || tss_has_ssi || cluster;

    wire _unused_ok = &{1'b0, clk, rst, domain_associations, domain_crypt_offset, domain_udp_aad, domain_epoch_0, domain_epoch_1, domain_max_epoch_lifetime, domain_max_epoch_ahead, around_udp, around_between, around_bytes, rolled_shr[47:32]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) short_address_is_alone: assert (around_ipv6 || !(|request_address_and[127:32]));
`endif

endmodule

`default_nettype wire
