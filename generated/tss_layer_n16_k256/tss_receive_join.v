// Pairs received packets with the first 16 bytes of their bodies.
`default_nettype none

module tss_receive_join (
    input  wire         clk,
    input  wire         rst,
    input  wire         head_payload_ipv6,
    input  wire [127:0] head_payload_source,
    input  wire [127:0] head_payload_destination,
    input  wire         head_payload_udp,
    input  wire  [63:0] head_payload_between,
    input  wire  [13:0] head_payload_bytes,
    input  wire         head_payload_trimmed,
    input  wire   [7:0] head_payload_tag,
    input  wire         head_valid,
    output wire         head_ready,
    input  wire [127:0] body_payload_data,
    input  wire  [15:0] body_payload_keep,
    input  wire         body_payload_last,
    input  wire         body_valid,
    output wire         body_ready,
    output wire         down_payload_head_ipv6,
    output wire [127:0] down_payload_head_source,
    output wire [127:0] down_payload_head_destination,
    output wire         down_payload_head_udp,
    output wire  [63:0] down_payload_head_between,
    output wire  [13:0] down_payload_head_bytes,
    output wire         down_payload_head_trimmed,
    output wire   [7:0] down_payload_head_tag,
    output wire [127:0] down_payload_begin,
    output wire         down_valid,
    input  wire         down_ready,
    output wire [127:0] bodies_payload_data,
    output wire  [15:0] bodies_payload_keep,
    output wire         bodies_payload_last,
    output wire         bodies_valid,
    input  wire         bodies_ready
);

    reg          begins;
    wire         first_beats_up_ready;
    wire [127:0] first_beats_down_payload;
    wire         first_beats_down_valid;

    wire [127:0] first_payload = {
        body_payload_data[7:0],
        body_payload_data[15:8],
        body_payload_data[23:16],
        body_payload_data[31:24],
        body_payload_data[39:32],
        body_payload_data[47:40],
        body_payload_data[55:48],
        body_payload_data[63:56],
        body_payload_data[71:64],
        body_payload_data[79:72],
        body_payload_data[87:80],
        body_payload_data[95:88],
        body_payload_data[103:96],
        body_payload_data[111:104],
        body_payload_data[119:112],
        body_payload_data[127:120]
    };
    wire         first_ready = first_beats_up_ready;
    wire         passes = !begins || first_ready;
    wire         body_valid_and_passes = body_valid && passes;
    wire         takes = body_valid_and_passes && bodies_ready;
    wire         first_valid = takes && begins;

    fifo_w128_d4 first_beats (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (first_payload),
        .up_valid     (first_valid),
        .up_ready     (first_beats_up_ready),
        .down_payload (first_beats_down_payload),
        .down_valid   (first_beats_down_valid),
        .down_ready   (down_ready && head_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            begins <= 1'b1;
        end else begin
            if (takes) begin
                begins <= body_payload_last;
            end
        end
    end

    assign head_ready = down_ready && first_beats_down_valid;
    assign body_ready = bodies_ready && passes;
    assign down_payload_head_ipv6 = head_payload_ipv6;
    assign down_payload_head_source = head_payload_source;
    assign down_payload_head_destination = head_payload_destination;
    assign down_payload_head_udp = head_payload_udp;
    assign down_payload_head_between = head_payload_between;
    assign down_payload_head_bytes = head_payload_bytes;
    assign down_payload_head_trimmed = head_payload_trimmed;
    assign down_payload_head_tag = head_payload_tag;
    assign down_payload_begin = first_beats_down_payload;
    assign down_valid = head_valid && first_beats_down_valid;
    assign bodies_payload_data = body_payload_data;
    assign bodies_payload_keep = body_payload_keep;
    assign bodies_payload_last = body_payload_last;
    assign bodies_valid = body_valid_and_passes;

endmodule

`default_nettype wire
