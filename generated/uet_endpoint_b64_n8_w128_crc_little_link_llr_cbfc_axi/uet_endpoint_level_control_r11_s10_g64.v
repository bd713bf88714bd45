// Levels of the memories of an endpoint, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_level_control_r11_s10_g64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [10:0] level,
    input  wire  [9:0] free,
    input  wire  [6:0] units_messages,
    input  wire  [6:0] units_guaranteed,
    input  wire  [6:0] units_responses,
    input  wire [31:0] messages,
    input  wire [31:0] completions,
    output reg         ring_above,
    output reg         store_below,
    input  wire  [5:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output wire  [1:0] s_axi_bresp,
    output wire        s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [5:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    reg         begun;
    reg  [10:0] ring_most;
    reg   [9:0] store_least;
    reg   [6:0] messages_least;
    reg   [6:0] guaranteed_least;
    reg   [6:0] responses_least;
    wire        registers_regs_clear_now;
    wire [31:0] registers_regs_ring_limit_beats;
    wire [31:0] registers_regs_store_limit_pages;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    wire cleared = registers_regs_clear_now;
    wire restarts = cleared || !begun;

    uet_endpoint_level_registers registers (
        .clk                       (clk),
        .rst                       (rst),
        .hw_ring_count             ({21'd0, level}),
        .hw_ring_most_count        ({21'd0, ring_most}),
        .hw_store_count            ({22'd0, free}),
        .hw_store_least_count      ({22'd0, store_least}),
        .hw_messages_count         (messages - completions),
        .hw_units_messages         (units_messages),
        .hw_units_guaranteed       ({1'b0, units_guaranteed}),
        .hw_units_responses        (units_responses),
        .hw_units_least_messages   (messages_least),
        .hw_units_least_guaranteed ({1'b0, guaranteed_least}),
        .hw_units_least_responses  (responses_least),
        .regs_clear_now            (registers_regs_clear_now),
        .regs_ring_limit_beats     (registers_regs_ring_limit_beats),
        .regs_store_limit_pages    (registers_regs_store_limit_pages),
        .s_axi_awaddr              (s_axi_awaddr),
        .s_axi_awprot              (s_axi_awprot),
        .s_axi_awvalid             (s_axi_awvalid),
        .s_axi_awready             (registers_s_axi_awready),
        .s_axi_wdata               (s_axi_wdata),
        .s_axi_wstrb               (s_axi_wstrb),
        .s_axi_wvalid              (s_axi_wvalid),
        .s_axi_wready              (registers_s_axi_wready),
        .s_axi_bresp               (registers_s_axi_bresp),
        .s_axi_bvalid              (registers_s_axi_bvalid),
        .s_axi_bready              (s_axi_bready),
        .s_axi_araddr              (s_axi_araddr),
        .s_axi_arprot              (s_axi_arprot),
        .s_axi_arvalid             (s_axi_arvalid),
        .s_axi_arready             (registers_s_axi_arready),
        .s_axi_rdata               (registers_s_axi_rdata),
        .s_axi_rresp               (registers_s_axi_rresp),
        .s_axi_rvalid              (registers_s_axi_rvalid),
        .s_axi_rready              (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            begun <= 1'b0;
            ring_most <= 11'd0;
            store_least <= 10'd0;
            messages_least <= 7'd0;
            guaranteed_least <= 7'd0;
            responses_least <= 7'd0;
            ring_above <= 1'b0;
            store_below <= 1'b0;
        end else begin
            begun <= 1'b1;
            if (restarts || ring_most < level) begin
                ring_most <= level;
            end
            if (restarts || free < store_least) begin
                store_least <= free;
            end
            if (restarts || units_messages < messages_least) begin
                messages_least <= units_messages;
            end
            if (restarts || units_guaranteed < guaranteed_least) begin
                guaranteed_least <= units_guaranteed;
            end
            if (restarts || units_responses < responses_least) begin
                responses_least <= units_responses;
            end
            ring_above <= registers_regs_ring_limit_beats < {21'd0, level};
            store_below <= {22'd0, free} < registers_regs_store_limit_pages;
        end
    end

    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

endmodule

`default_nettype wire
