// Stream register of 396 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w396 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_payload_judgement,
    input  wire   [3:0] up_payload_index,
    input  wire  [23:0] up_payload_sdi,
    input  wire         up_payload_around_ipv6,
    input  wire [127:0] up_payload_around_source,
    input  wire [127:0] up_payload_around_destination,
    input  wire         up_payload_around_udp,
    input  wire  [63:0] up_payload_around_between,
    input  wire  [13:0] up_payload_around_bytes,
    input  wire   [7:0] up_payload_tag,
    input  wire   [5:0] up_payload_skipped_bytes,
    input  wire  [13:0] up_payload_opened_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [3:0] down_payload_judgement,
    output wire   [3:0] down_payload_index,
    output wire  [23:0] down_payload_sdi,
    output wire         down_payload_around_ipv6,
    output wire [127:0] down_payload_around_source,
    output wire [127:0] down_payload_around_destination,
    output wire         down_payload_around_udp,
    output wire  [63:0] down_payload_around_between,
    output wire  [13:0] down_payload_around_bytes,
    output wire   [7:0] down_payload_tag,
    output wire   [5:0] down_payload_skipped_bytes,
    output wire  [13:0] down_payload_opened_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] held_judgement;
    reg    [3:0] held_index;
    reg   [23:0] held_sdi;
    reg          held_around_ipv6;
    reg  [127:0] held_around_source;
    reg  [127:0] held_around_destination;
    reg          held_around_udp;
    reg   [63:0] held_around_between;
    reg   [13:0] held_around_bytes;
    reg    [7:0] held_tag;
    reg    [5:0] held_skipped_bytes;
    reg   [13:0] held_opened_bytes;
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
            held_judgement <= up_payload_judgement;
            held_index <= up_payload_index;
            held_sdi <= up_payload_sdi;
            held_around_ipv6 <= up_payload_around_ipv6;
            held_around_source <= up_payload_around_source;
            held_around_destination <= up_payload_around_destination;
            held_around_udp <= up_payload_around_udp;
            held_around_between <= up_payload_around_between;
            held_around_bytes <= up_payload_around_bytes;
            held_tag <= up_payload_tag;
            held_skipped_bytes <= up_payload_skipped_bytes;
            held_opened_bytes <= up_payload_opened_bytes;
        end
    end

    assign up_ready = ready;
    assign down_payload_judgement = held_judgement;
    assign down_payload_index = held_index;
    assign down_payload_sdi = held_sdi;
    assign down_payload_around_ipv6 = held_around_ipv6;
    assign down_payload_around_source = held_around_source;
    assign down_payload_around_destination = held_around_destination;
    assign down_payload_around_udp = held_around_udp;
    assign down_payload_around_between = held_around_between;
    assign down_payload_around_bytes = held_around_bytes;
    assign down_payload_tag = held_tag;
    assign down_payload_skipped_bytes = held_skipped_bytes;
    assign down_payload_opened_bytes = held_opened_bytes;
    assign down_valid = full;

endmodule

`default_nettype wire
