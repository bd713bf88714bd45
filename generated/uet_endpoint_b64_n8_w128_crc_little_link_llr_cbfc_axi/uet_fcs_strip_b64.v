// Takes the FCS off frames in beats of 64 bytes.
`default_nettype none

module uet_fcs_strip_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [511:0] held_data;
    reg   [63:0] held_keep;
    reg          held_last;
    reg          full;

    wire        is_piece = up_payload_last && !up_payload_keep[4];
    wire        alone = held_last;
    wire        valid = full && (alone || up_valid);
    wire        goes = valid && down_ready;
    wire        ready = !full || goes;
    wire        swallowed = full && !alone && is_piece;
    wire [63:0] down_payload_keep_choice = is_piece ? {up_payload_keep[3:0], {60{1'b1}}} : held_keep;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (goes) begin
                full <= 1'b0;
            end
            if (up_valid && ready && !swallowed) begin
                full <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (up_valid && ready && !swallowed) begin
            held_data <= up_payload_data;
            held_keep <= up_payload_keep;
            held_last <= up_payload_last;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = held_data;
    assign down_payload_keep = alone ? {4'd0, held_keep[63:4]} : down_payload_keep_choice;
    assign down_payload_last = alone || is_piece;
    assign down_valid = valid;

endmodule

`default_nettype wire
