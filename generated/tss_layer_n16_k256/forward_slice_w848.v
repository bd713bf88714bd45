// Stream register of 848 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w848 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire         up_payload_packet_sent,
    input  wire  [63:0] up_payload_packet_tsc,
    input  wire  [95:0] up_payload_packet_iv,
    input  wire [447:0] up_payload_packet_header,
    input  wire  [13:0] up_payload_packet_bytes,
    input  wire   [5:0] up_payload_packet_around_bytes,
    input  wire   [5:0] up_payload_packet_header_bytes,
    input  wire  [13:0] up_payload_packet_aad_bytes,
    input  wire  [13:0] up_payload_packet_sealed_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [4:0] down_payload_request_association,
    output wire         down_payload_request_derive,
    output wire         down_payload_request_server,
    output wire         down_payload_request_direct,
    output wire         down_payload_request_wide,
    output wire [127:0] down_payload_request_address,
    output wire  [15:0] down_payload_request_epoch,
    output wire  [31:0] down_payload_request_rekey,
    output wire         down_payload_packet_sent,
    output wire  [63:0] down_payload_packet_tsc,
    output wire  [95:0] down_payload_packet_iv,
    output wire [447:0] down_payload_packet_header,
    output wire  [13:0] down_payload_packet_bytes,
    output wire   [5:0] down_payload_packet_around_bytes,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire  [13:0] down_payload_packet_sealed_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] held_request_association;
    reg          held_request_derive;
    reg          held_request_server;
    reg          held_request_direct;
    reg          held_request_wide;
    reg  [127:0] held_request_address;
    reg   [15:0] held_request_epoch;
    reg   [31:0] held_request_rekey;
    reg          held_packet_sent;
    reg   [63:0] held_packet_tsc;
    reg   [95:0] held_packet_iv;
    reg  [447:0] held_packet_header;
    reg   [13:0] held_packet_bytes;
    reg    [5:0] held_packet_around_bytes;
    reg    [5:0] held_packet_header_bytes;
    reg   [13:0] held_packet_aad_bytes;
    reg   [13:0] held_packet_sealed_bytes;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_request_association <= up_payload_request_association;
            held_request_derive <= up_payload_request_derive;
            held_request_server <= up_payload_request_server;
            held_request_direct <= up_payload_request_direct;
            held_request_wide <= up_payload_request_wide;
            held_request_address <= up_payload_request_address;
            held_request_epoch <= up_payload_request_epoch;
            held_request_rekey <= up_payload_request_rekey;
            held_packet_sent <= up_payload_packet_sent;
            held_packet_tsc <= up_payload_packet_tsc;
            held_packet_iv <= up_payload_packet_iv;
            held_packet_header <= up_payload_packet_header;
            held_packet_bytes <= up_payload_packet_bytes;
            held_packet_around_bytes <= up_payload_packet_around_bytes;
            held_packet_header_bytes <= up_payload_packet_header_bytes;
            held_packet_aad_bytes <= up_payload_packet_aad_bytes;
            held_packet_sealed_bytes <= up_payload_packet_sealed_bytes;
        end
    end

    assign up_ready = ready;
    assign down_payload_request_association = held_request_association;
    assign down_payload_request_derive = held_request_derive;
    assign down_payload_request_server = held_request_server;
    assign down_payload_request_direct = held_request_direct;
    assign down_payload_request_wide = held_request_wide;
    assign down_payload_request_address = held_request_address;
    assign down_payload_request_epoch = held_request_epoch;
    assign down_payload_request_rekey = held_request_rekey;
    assign down_payload_packet_sent = held_packet_sent;
    assign down_payload_packet_tsc = held_packet_tsc;
    assign down_payload_packet_iv = held_packet_iv;
    assign down_payload_packet_header = held_packet_header;
    assign down_payload_packet_bytes = held_packet_bytes;
    assign down_payload_packet_around_bytes = held_packet_around_bytes;
    assign down_payload_packet_header_bytes = held_packet_header_bytes;
    assign down_payload_packet_aad_bytes = held_packet_aad_bytes;
    assign down_payload_packet_sealed_bytes = held_packet_sealed_bytes;
    assign down_valid = full;

endmodule

`default_nettype wire
