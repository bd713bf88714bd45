// Measures up to 262143 bytes of line time.
`default_nettype none

module llr_line_gap_w18 (
    input  wire        clk,
    input  wire        rst,
    input  wire        start,
    input  wire        stop,
    input  wire [17:0] length,
    input  wire  [8:0] line_bytes,
    output wire        passed
);

    reg  [17:0] gap;

    wire [18:0] left = {1'b0, gap} - {10'd0, line_bytes};

    always @(posedge clk) begin
        if (rst) begin
            gap <= 18'd0;
        end else begin
            if (stop) begin
                gap <= 18'd0;
            end else if (start) begin
                gap <= length;
            end else begin
                gap <= left[17:0] & {18{!left[18]}};
            end
        end
    end

    assign passed = !(|gap);

endmodule

`default_nettype wire
