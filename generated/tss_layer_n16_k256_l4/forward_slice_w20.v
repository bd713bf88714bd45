// Stream register of 20 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w20 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] up_payload_skip,
    input  wire [13:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [5:0] down_payload_skip,
    output wire [13:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] held_skip;
    reg  [13:0] held_length;
    reg         full;

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
            held_skip <= up_payload_skip;
            held_length <= up_payload_length;
        end
    end

    assign up_ready = ready;
    assign down_payload_skip = held_skip;
    assign down_payload_length = held_length;
    assign down_valid = full;

endmodule

`default_nettype wire
