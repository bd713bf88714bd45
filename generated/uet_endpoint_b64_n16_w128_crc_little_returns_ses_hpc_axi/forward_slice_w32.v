// Stream register of 32 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [31:0] held;
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
            held <= up_payload;
        end
    end

    assign up_ready = ready;
    assign down_payload = held;
    assign down_valid = full;

endmodule

`default_nettype wire
