// Stream register of 577 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w577 (
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
            held_data <= up_payload_data;
            held_keep <= up_payload_keep;
            held_last <= up_payload_last;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = held_data;
    assign down_payload_keep = held_keep;
    assign down_payload_last = held_last;
    assign down_valid = full;

endmodule

`default_nettype wire
