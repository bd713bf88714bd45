// Commands to the target of an endpoint, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_command_control (
    input  wire        clk,
    input  wire        rst,
    output wire  [2:0] command_payload_kind,
    output wire [15:0] command_payload_pdcid,
    output wire        command_payload_with_psn,
    output wire [31:0] command_payload_psn,
    output wire        command_valid,
    input  wire        command_ready,
    input  wire  [3:0] s_axi_awaddr,
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
    input  wire  [3:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    reg         busy;
    wire [15:0] registers_regs_command_pdcid;
    wire  [2:0] registers_regs_command_kind;
    wire        registers_regs_command_with_psn;
    wire [31:0] registers_regs_psn_psn;
    wire        registers_regs_go_give;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    uet_endpoint_command_registers registers (
        .clk                   (clk),
        .rst                   (rst),
        .hw_status_busy        (busy),
        .regs_command_pdcid    (registers_regs_command_pdcid),
        .regs_command_kind     (registers_regs_command_kind),
        .regs_command_with_psn (registers_regs_command_with_psn),
        .regs_psn_psn          (registers_regs_psn_psn),
        .regs_go_give          (registers_regs_go_give),
        .s_axi_awaddr          (s_axi_awaddr),
        .s_axi_awprot          (s_axi_awprot),
        .s_axi_awvalid         (s_axi_awvalid),
        .s_axi_awready         (registers_s_axi_awready),
        .s_axi_wdata           (s_axi_wdata),
        .s_axi_wstrb           (s_axi_wstrb),
        .s_axi_wvalid          (s_axi_wvalid),
        .s_axi_wready          (registers_s_axi_wready),
        .s_axi_bresp           (registers_s_axi_bresp),
        .s_axi_bvalid          (registers_s_axi_bvalid),
        .s_axi_bready          (s_axi_bready),
        .s_axi_araddr          (s_axi_araddr),
        .s_axi_arprot          (s_axi_arprot),
        .s_axi_arvalid         (s_axi_arvalid),
        .s_axi_arready         (registers_s_axi_arready),
        .s_axi_rdata           (registers_s_axi_rdata),
        .s_axi_rresp           (registers_s_axi_rresp),
        .s_axi_rvalid          (registers_s_axi_rvalid),
        .s_axi_rready          (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
        end else begin
            if (command_ready) begin
                busy <= 1'b0;
            end
            if (registers_regs_go_give && registers_regs_command_kind < 3'd6) begin
                busy <= 1'b1;
            end
        end
    end

    assign command_payload_kind = registers_regs_command_kind;
    assign command_payload_pdcid = registers_regs_command_pdcid;
    assign command_payload_with_psn = registers_regs_command_with_psn;
    assign command_payload_psn = registers_regs_psn_psn;
    assign command_valid = busy;
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
