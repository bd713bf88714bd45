// Counts the bytes of each beat that are no part of the ICV.
`default_nettype none

module gcm_body_mark (
    input  wire         clk,
    input  wire         rst,
    input  wire         seal_payload,
    input  wire         seal_valid,
    output wire         seal_ready,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire         down_payload_last,
    output wire   [4:0] down_payload_body,
    output wire         down_payload_body_ends,
    output wire         down_payload_short,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         following_up_ready;
    wire [127:0] following_down_payload_data;
    wire         following_down_payload_last;
    wire   [4:0] following_down_payload_count;
    wire         following_down_valid;
    wire         present_up_ready;
    wire [127:0] present_down_payload_data;
    wire         present_down_payload_last;
    wire   [4:0] present_down_payload_count;
    wire         present_down_valid;

    wire        known_term = present_down_payload_last || following_down_valid;
    wire        known = present_down_valid && seal_valid && known_term;
    wire        leaves = known && down_ready;
    wire        open = !seal_payload;
    wire        next_ends = !present_down_payload_last && following_down_payload_last;
    wire  [4:0] down_payload_body_choice = next_ends ? following_down_payload_count : present_down_payload_count;
    wire  [4:0] down_payload_body_choice_2 = present_down_payload_last ? 5'd0 : down_payload_body_choice;
    wire [16:0] following_up_payload_count_and = ({up_payload_keep, 1'b0} | 17'd1) & ~{1'b0, up_payload_keep};

    forward_slice_w134 following (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (up_payload_data),
        .up_payload_last    (up_payload_last),
        .up_payload_count   ({
        |(following_up_payload_count_and & 17'h10000),
        |(following_up_payload_count_and & 17'hff00),
        |(following_up_payload_count_and & 17'hf0f0),
        |(following_up_payload_count_and & 17'hcccc),
        |(following_up_payload_count_and & 17'haaaa)
    }),
        .up_valid           (up_valid),
        .up_ready           (following_up_ready),
        .down_payload_data  (following_down_payload_data),
        .down_payload_last  (following_down_payload_last),
        .down_payload_count (following_down_payload_count),
        .down_valid         (following_down_valid),
        .down_ready         (present_up_ready)
    );

    forward_slice_w134 present (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (following_down_payload_data),
        .up_payload_last    (following_down_payload_last),
        .up_payload_count   (following_down_payload_count),
        .up_valid           (following_down_valid),
        .up_ready           (present_up_ready),
        .down_payload_data  (present_down_payload_data),
        .down_payload_last  (present_down_payload_last),
        .down_payload_count (present_down_payload_count),
        .down_valid         (present_down_valid),
        .down_ready         (leaves)
    );

    assign seal_ready = leaves && present_down_payload_last;
    assign up_ready = following_up_ready;
    assign down_payload_data = present_down_payload_data;
    assign down_payload_last = present_down_payload_last;
    assign down_payload_body = open ? down_payload_body_choice_2 : present_down_payload_count;
    assign down_payload_body_ends = present_down_payload_last || (open && next_ends);
    assign down_payload_short = open && present_down_payload_last && present_down_payload_count != 5'd16;
    assign down_valid = known;

endmodule

`default_nettype wire
