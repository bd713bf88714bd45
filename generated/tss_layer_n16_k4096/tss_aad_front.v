// What is authenticated in front of a TSS header, as one word.
`default_nettype none

module tss_aad_front (
    input  wire         around_ipv6,
    input  wire [127:0] around_source,
    input  wire [127:0] around_destination,
    input  wire         around_udp,
    input  wire  [63:0] around_between,
    input  wire  [13:0] around_bytes,
    input  wire   [1:0] udp_aad,
    output wire [319:0] header,
    output wire   [5:0] front_bytes
);

    localparam [1:0] UDP_AAD_PORTS            = 2'd0;
    localparam [1:0] UDP_AAD_HEADER           = 2'd1;
    localparam [1:0] UDP_AAD_DESTINATION_PORT = 2'd2;

    wire         takes_four = !around_udp || udp_aad == UDP_AAD_PORTS;
    wire         takes_eight = around_udp && udp_aad == UDP_AAD_HEADER;
    wire         takes_two = around_udp && udp_aad == UDP_AAD_DESTINATION_PORT;
    wire  [63:0] tail_choice = takes_two ? {around_between[47:32], around_between[47:0]} : around_between;
    wire  [63:0] tail = takes_eight ? around_between : takes_four ? around_between : tail_choice;
    wire [319:0] header_word = {around_source[31:0], around_destination[31:0], tail, around_destination, tail};
    wire   [5:0] front_bytes_word = {2'd0, takes_eight, takes_four, takes_two, 1'b0};

    assign header = around_ipv6 ? {around_source, around_destination, tail} : header_word;
    assign front_bytes = (around_ipv6 ? 6'd32 : 6'd8) + front_bytes_word;

    wire _unused_ok = &{1'b0, around_bytes};

endmodule

`default_nettype wire
