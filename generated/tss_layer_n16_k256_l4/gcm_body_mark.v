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

    reg  [127:0] next_data;
    reg          next_last;
    reg    [4:0] next_count;
    reg          next_full;
    reg  [127:0] held_data;
    reg          held_last;
    reg    [4:0] held_count;
    reg          held_full;

    wire        known = held_full && seal_valid && (held_last || next_full);
    wire        leaves = known && down_ready;
    wire        moves = !held_full || leaves;
    assign up_ready = !next_full || moves;
    wire        open = !seal_payload;
    wire        next_ends = !held_last && next_last;
    wire  [4:0] down_payload_body_choice = held_last ? 5'd0 : next_ends ? next_count : held_count;
    wire [16:0] next_count_and = ({up_payload_keep, 1'b0} | 17'd1) & ~{1'b0, up_payload_keep};

    always @(posedge clk) begin
        if (rst) begin
            next_full <= 1'b0;
            held_full <= 1'b0;
        end else begin
            if (up_ready) begin
                next_full <= up_valid;
            end
            if (moves) begin
                held_full <= next_full;
            end
        end
    end

    always @(posedge clk) begin
        if (up_ready) begin
            next_data <= up_payload_data;
            next_last <= up_payload_last;
            next_count <= {
                |(next_count_and & 17'h10000),
                |(next_count_and & 17'hff00),
                |(next_count_and & 17'hf0f0),
                |(next_count_and & 17'hcccc),
                |(next_count_and & 17'haaaa)
            };
        end
        if (moves) begin
            held_data <= next_data;
            held_last <= next_last;
            held_count <= next_count;
        end
    end

    assign seal_ready = leaves && held_last;
    assign down_payload_data = held_data;
    assign down_payload_last = held_last;
    assign down_payload_body = open ? down_payload_body_choice : held_count;
    assign down_payload_body_ends = held_last || (open && next_ends);
    assign down_payload_short = open && held_last && held_count != 5'd16;
    assign down_valid = known;

endmodule

`default_nettype wire
