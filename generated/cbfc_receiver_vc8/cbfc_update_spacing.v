// Smallest and largest spacing of CF_Updates in bytes of line time.
`default_nettype none

module cbfc_update_spacing (
    input  wire        clk,
    input  wire        rst,
    input  wire  [8:0] line_bytes,
    input  wire [17:0] minimum,
    input  wire [20:0] maximum,
    input  wire        sent,
    output wire        spaced,
    output wire        tick
);

    reg  [17:0] gap;
    reg  [20:0] age;

    wire [18:0] gap_left = {1'b0, gap} - {10'd0, line_bytes};
    wire [16:0] tick_bytes = maximum[20:4] - {3'd0, maximum[20:7]};
    wire [20:0] older = age + {12'd0, line_bytes};
    wire [21:0] over = {1'b0, older} - {5'd0, tick_bytes};

    always @(posedge clk) begin
        if (rst) begin
            gap <= 18'd0;
            age <= 21'd0;
        end else begin
            gap <= sent ? minimum : gap_left[18] ? 18'd0 : gap_left[17:0];
            age <= !over[21] ? {12'd0, over[8:0]} : older;
        end
    end

    assign spaced = !(|gap);
    assign tick = !over[21];

    wire _unused_ok = &{1'b0, maximum[3:0], over[20:9]};

endmodule

`default_nettype wire
